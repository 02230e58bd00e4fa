import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { certificate, key } from '#mail/testing/certificate.ts'
import { freePort } from '#tools/test/free-port.ts'
import { commandPath, prepareMachine } from '#tools/test/machine.ts'

export type ProxyName = 'nginx' | 'caddy'
export type ProxyServer = {
  /** Where it redirects to https. */
  httpOrigin: string
  /** The contents of all its logs. */
  logs: () => string
  stop: () => Promise<void>
}

type Options = {
  port: number
  /** Of the server's processes. */
  upstreamPorts: readonly number[]
  /** The operator has set up compression for all sites. */
  compresses?: boolean
}

/** Starts a proxy with its configuration in `deploy/`, on other ports and with a certificate for localhost. */
export async function startProxy(
  name: ProxyName,
  { port, upstreamPorts, compresses = false }: Options,
): Promise<ProxyServer> {
  prepareMachine([name])
  const folder = mkdtempSync(join(tmpdir(), `travel-visit-${name}-`))
  const file = (inside: string, content: string) => {
    const path = join(folder, inside)
    writeFileSync(path, content)
    return path
  }
  const httpPort = await freePort()
  const files = { certificate: file('certificate.pem', certificate), key: file('key.pem', key) }
  const config = file(
    configNames[name],
    configs[name](folder, files, { port, httpPort, upstreamPorts, compresses }),
  )
  const [command = '', ...args] = commands[name](folder, config)
  const child = spawn(commandPath(command) ?? command, args, {
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const log = file('stderr.log', '')
  child.stderr.on('data', (chunk: Buffer) => appendFileSync(log, chunk))
  await untilListening(port, child).catch((error: Error) => {
    throw new Error(`${name} did not start: ${readFileSync(log, 'utf8')}`, { cause: error })
  })
  return {
    httpOrigin: `http://localhost:${httpPort}`,
    logs: () => logNames.map((logName) => readOr(join(folder, logName), '')).join(''),
    async stop() {
      const closed = once(child, 'close')
      child.kill('SIGTERM')
      await closed
      rmSync(folder, { recursive: true })
    },
  }
}

const logNames = ['stderr.log', 'access.log', 'error.log', 'default.log']
const configNames = { nginx: 'nginx.conf', caddy: 'Caddyfile' }

type MakeConfig = (
  folder: string,
  files: { certificate: string; key: string },
  options: Required<Options> & { httpPort: number },
) => string

const configs: Record<ProxyName, MakeConfig> = {
  nginx(folder, files, { port, httpPort, upstreamPorts, compresses }) {
    const site = replaced(deployed('nginx.conf'), {
      'server 127.0.0.1:8080 fail_timeout=1s;': upstreamPorts
        .map((upstream) => `server 127.0.0.1:${upstream} fail_timeout=1s;`)
        .join(' '),
      'listen 80;': `listen 127.0.0.1:${httpPort};`,
      'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
      'server_name visit.example;': 'server_name localhost;',
      '/etc/ssl/visit.example.pem': files.certificate,
      '/etc/ssl/private/visit.example.key': files.key,
      '/var/log/nginx/travel-visit.log': join(folder, 'access.log'),
      '/var/log/nginx/travel-visit-error.log': join(folder, 'error.log'),
    })
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => {
      mkdirSync(join(folder, use))
      return `${use}_temp_path ${join(folder, use)};`
    })
    return `
      daemon off;
      worker_processes 1;
      pid ${join(folder, 'pid')};
      error_log ${join(folder, 'error.log')};
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      events {}
      http { access_log ${join(folder, 'default.log')}; ${temporary.join(' ')} ${compresses ? gzip : ''} ${site} }`
  },
  caddy(_folder, files, { port, httpPort, upstreamPorts, compresses }) {
    return replaced(deployed('Caddyfile'), {
      '\tservers {': `\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${port}\n\tservers {`,
      '{$SITE:visit.example} {': `https://localhost:${port} {\n\tbind 127.0.0.1\n\ttls ${files.certificate} ${files.key}`,
      '{$UPSTREAM:127.0.0.1:8080}': upstreamPorts.map((upstream) => `127.0.0.1:${upstream}`).join(' '),
      ...(upstreamPorts.length > 1 && { '#lb_policy': 'lb_policy', '#health_': 'health_' }),
      ...(compresses && { '\treverse_proxy': '\tencode gzip\n\treverse_proxy' }),
    })
  },
}

const gzip = 'gzip on; gzip_proxied any; gzip_types application/json;'

const commands: Record<ProxyName, (folder: string, config: string) => string[]> = {
  nginx: (folder, config) => ['nginx', '-p', folder, '-e', join(folder, 'error.log'), '-c', config],
  caddy: (_folder, config) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', config],
}

function deployed(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8')
}

function replaced(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((done, [from, to]) => {
    if (!done.includes(from)) throw new Error(`There is no "${from}" in the configuration`)
    return done.replaceAll(from, () => to)
  }, text)
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return otherwise
  }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}`)
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await wait(50)
  }
}
