import { expect, test } from 'vitest'
import { parseImageAddress } from './image-address.ts'

test('reads an allow-listed picture', () => {
  expect(parseImageAddress('/img/f_avif,w_640/galerie-perle-1')).toEqual({
    key: 'galerie-perle-1',
    format: 'avif',
    width: 640,
  })
})

test.each([
  ['/img/f_webp,w_641/galerie-perle-1', /width must be one of/],
  ['/img/f_gif,w_640/galerie-perle-1', /format must be one of/],
  ['/img/w_640,f_webp/galerie-perle-1', /in this order/],
  ['/img/f_webp,w_640,w_640/galerie-perle-1', /once each/],
  ['/img/f_webp,w_640/..%2F..%2Fetc%2Fpasswd', /key may hold only/],
  ['/img/f_webp,w_640/../../etc/passwd', /form \/img/],
  ['/img/f_toString,w_640/a', /format must be one of/],
  ['/img/', /form \/img/],
])('refuses %s and says why', (address, reason) => {
  expect(() => parseImageAddress(address)).toThrow(reason)
})
