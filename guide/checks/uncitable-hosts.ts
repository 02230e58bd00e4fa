import { content } from '#guide/content.ts'

const reasons = new Map(
  Object.entries(content.checks.uncitable).flatMap(([why, hosts]) =>
    hosts.map((host) => [host, why] as const),
  ),
)

export function whyUncitable(url: string): string | null {
  const labels = new URL(url).hostname.split('.')
  const hosts = labels.map((_, index) => labels.slice(index).join('.'))
  return hosts.map((host) => reasons.get(host)).find((why) => why !== undefined) ?? null
}
