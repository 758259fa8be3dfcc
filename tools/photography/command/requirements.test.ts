import { expect, test } from 'vitest'
import { missingPackages } from './requirements.ts'

test('names the Debian packages of what is absent', () => {
  const modules = ['numpy', 'PIL', 'cv2', 'torch']
  expect(missingPackages({ blender: true, python: true, modules })).toEqual([])
  expect(missingPackages({ blender: false, python: true, modules: ['numpy', 'torch'] })).toEqual([
    'blender',
    'python3-pil',
    'python3-opencv',
  ])
  expect(missingPackages({ blender: true, python: false, modules: [] })).toEqual([
    'python3',
    'python3-numpy',
    'python3-pil',
    'python3-opencv',
    'python3-torch',
  ])
})
