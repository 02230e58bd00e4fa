import type { TempleId } from '#guide/temple-ids.ts'
import { useDayInHand } from '../day-in-hand.ts'
import { Heart } from './heart.tsx'

/** Makes a temple a favourite where nothing else of what is kept is shown. */
export function FavouriteButton({ temple, name }: { temple: TempleId; name: string }) {
  const isFavourite = useDayInHand().favourites.includes(temple)
  return (
    <Heart
      temple={temple}
      name={name}
      isFavourite={isFavourite}
      onPress={(makes) => {
        // Shown once it is stored; the reader taps again if the script doesn't come.
        import('./set-favourite.ts').then(({ setFavourite }) => setFavourite(temple, makes)).catch(() => {})
      }}
    />
  )
}
