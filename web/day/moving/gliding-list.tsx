import { Component, createRef, type ReactNode } from 'react'

type GlidingListProps = {
  className: string
  /** Rows glide to where they now stand whenever this changes. */
  order: string
  /** Called once they stand there, before they glide. */
  onPlaced: () => void
  children: ReactNode
}

type Places = ReadonlyMap<string, number>

const glideMs = 180

/**
 * A list whose rows, known by `data-row`, glide to their new places whoever changes the order: the reader, an undo, or
 * another tab. It is a class because React tells only those of a change before the page has it.
 */
export class GlidingList extends Component<GlidingListProps> {
  private readonly list = createRef<HTMLOListElement>()
  private glides: readonly Animation[] = []

  override getSnapshotBeforeUpdate(before: Readonly<GlidingListProps>): Places | null {
    if (before.order === this.props.order) return null
    return new Map(this.rows().map((row) => [row.dataset.row ?? '', this.topOf(row)]))
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Places | null): void {
    if (!before) return
    for (const glide of this.glides) glide.cancel()
    const released = this.rows().filter((row) => row.style.transform && !row.matches('.dragged'))
    for (const row of released) row.style.removeProperty('transform')
    this.props.onPlaced()
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    this.glides = this.rows().flatMap((row) => this.glide(row, before, released.includes(row)))
  }

  private glide(row: HTMLElement, before: Places, isOnTop: boolean): Animation[] {
    if (row.matches('.dragged')) return []
    const options = { duration: glideMs, easing: 'ease-out' }
    const was = before.get(row.dataset.row ?? '')
    if (was === undefined) return [row.animate({ opacity: [0, 1] }, options)]
    const by = was - this.topOf(row)
    if (Math.abs(by) < 1) return []
    const zIndex = isOnTop ? ['1', '1'] : ['auto', 'auto']
    return [row.animate({ transform: [`translateY(${by}px)`, 'none'], zIndex }, options)]
  }

  private rows(): HTMLElement[] {
    return [...(this.list.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])]
  }

  /** In the list, whatever else on the page has moved. */
  private topOf(row: HTMLElement): number {
    return row.getBoundingClientRect().top - (this.list.current?.getBoundingClientRect().top ?? 0)
  }

  override render(): ReactNode {
    return (
      <ol ref={this.list} className={this.props.className}>
        {this.props.children}
      </ol>
    )
  }
}
