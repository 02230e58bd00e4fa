import type { GatewayId } from './schema.ts'

/** Without the gateways' data, for the browser. */
export const gatewayIds = ['airport', 'railwayStation', 'busStand'] as const satisfies readonly GatewayId[]
