import { memo } from 'react'
import { encode } from 'uqr'

/** Phones read it from paper of any printer; the longest day still takes less than 4 cm. */
const millimetresAModule = 0.5

export const DayCode = memo(({ address }: { address: string }) => {
  const { data, size } = encode(address, { ecc: 'L', boostEcc: true, border: 4 })
  const side = `${size * millimetresAModule}mm`
  return (
    <svg
      className="day-code"
      viewBox={`0 0 ${size} ${size}`}
      width={side}
      height={side}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  )
})

/** One piece for modules side by side: printers leave white seams between shapes. */
function rowPath(row: readonly boolean[], y: number): string {
  const text = row.map((isDark) => (isDark ? '#' : ' ')).join('')
  return [...text.matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('')
}
