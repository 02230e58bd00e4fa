import type { TempleId } from '#guide/temple-ids.ts'
import { useMirror } from '../mirror.ts'
import { Heart } from './heart.tsx'

/** A button that makes a temple a favourite, for pages that show nothing else of what is kept. */
export function FavouriteButton({ temple, name }: { temple: TempleId; name: string }) {
  const isFavourite = useMirror().favourites.includes(temple)
  return (
    <Heart
      temple={temple}
      name={name}
      isFavourite={isFavourite}
      onPress={(makes) => {
        // It shows once it is stored; the reader taps again if the script doesn't come.
        import('./set-favourite.ts').then(({ setFavourite }) => setFavourite(temple, makes)).catch(() => {})
      }}
    />
  )
}
