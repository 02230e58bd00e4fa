import type { AppStart } from './app-start.ts'

/** Puts in place what `<HydratedRouter>` looks for, as the script of React Router's `<Scripts>` would. */
export async function startRouter({ manifest, routes, context, data }: AppStart): Promise<void> {
  await import(/* @vite-ignore */ manifest)
  const modules = Object.entries(routes).map(async ([id, module]) => [
    id,
    await import(/* @vite-ignore */ module),
  ])
  Object.assign(window, {
    __reactRouterContext: { ...context, stream: new Response(data).body },
    __reactRouterRouteModules: Object.fromEntries(await Promise.all(modules)),
  })
}
