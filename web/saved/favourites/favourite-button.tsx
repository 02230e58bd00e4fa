import type { TempleId } from '#guide/temple-ids.ts'
import { useMirror } from '#web/saved/mirror.ts'
import { Heart } from './heart.tsx'

/** For pages that show nothing else of what is saved, and so have not loaded the record. */
export function FavouriteButton({ temple, name }: { temple: TempleId; name: string }) {
  const isFavourite = useMirror().favourites.includes(temple)
  return (
    <Heart
      temple={temple}
      name={name}
      isFavourite={isFavourite}
      onPress={(makes) => {
        // The button changes only once that is stored: if the script does not come, the reader taps again.
        import('./set-favourite.ts')
          .then(({ setFavourite }) => setFavourite(temple, name, makes))
          .catch(() => {})
      }}
    />
  )
}
