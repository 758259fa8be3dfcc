import { useEffect, useRef } from 'react'
import { previewAddress } from '../../model/draft-photo.ts'
import type { PhotoItem } from './photo-items.ts'

/** Pixels of the small picture, in the shape of the site's cards. */
const [WIDTH, HEIGHT] = [640, 426]

/** Thumbnail of a photograph: drawn from the file while it is in the page, else fetched with the token of the draft. */
export function PhotoThumbnail({ item, draft, alt }: { item: PhotoItem; draft: string; alt: string }) {
  if (item.file) return <DrawnPreview file={item.file} alt={alt} />
  if (!item.photo) return null
  return <img src={previewAddress(item.photo.id, draft)} width={WIDTH} height={HEIGHT} alt={alt} />
}

/** The policy lets no picture come from memory; a canvas shows it all the same. */
function DrawnPreview({ file, alt }: { file: File; alt: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' })
      .then((picture) => {
        if (!gone && canvas.current) draw(canvas.current, picture)
        picture.close()
      })
      .catch(() => {
        // Not a picture that this browser knows: the server will say more.
      })
    return () => {
      gone = true
    }
  }, [file])
  return <canvas ref={canvas} width={WIDTH} height={HEIGHT} role="img" aria-label={alt} />
}

/** Fill the canvas, the rest of the picture being cut off on both sides alike. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const scale = Math.max(WIDTH / picture.width, HEIGHT / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  canvas.getContext('2d')?.drawImage(picture, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height)
}
