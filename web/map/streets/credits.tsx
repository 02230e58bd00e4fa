import type { TileSource } from './tile-source.ts'

export function Credits({ of }: { of: TileSource['credits'] }) {
  return (
    <p className="map-credits on-screen" lang="en">
      {of.map(({ name, href }) =>
        href ? (
          <a key={name} href={href} rel="noreferrer">
            {name}
          </a>
        ) : (
          <span key={name}>{name}</span>
        ),
      )}
    </p>
  )
}
