import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { SITE_PICTURES, type SitePictureName } from './model/site-pictures.ts'
import { type SitePicture, sitePicture } from './server/site-pictures.server.ts'

/** The requested pictures that exist, by their names. */
export const fetchSitePictures = createServerFn({ method: 'GET' })
  .validator(z.object({ language: z.enum(LANGUAGE_CODES), names: z.array(z.enum(SITE_PICTURES)) }))
  .handler(({ data }): Partial<Record<SitePictureName, SitePicture>> => {
    const found = data.names.flatMap((name) => {
      const picture = sitePicture(data.language, name)
      return picture ? [[name, picture] as const] : []
    })
    return Object.fromEntries(found)
  })
