import { expect, test } from 'vitest'
import { blogSearch, listBlog, tagsOf } from './blog-listing.ts'

const POSTS = Array.from({ length: 14 }, (_, index) => index + 1).map((id) => ({
  id,
  tags: id % 2 ? ['light', 'planning'] : ['planning'],
}))
const ids = (search: string) => listBlog(POSTS, search).posts.map(({ id }) => id)

const FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

test('the blog is listed twelve articles to a page', () => {
  expect(ids('')).toEqual(FIRST)
  expect(ids('?page=2')).toEqual([13, 14])
  expect(listBlog(POSTS, '')).toMatchObject({ page: 1, pages: 2, tag: undefined })
})

test('a tag narrows the list; an unknown one does not', () => {
  expect(ids('?tag=light')).toEqual([1, 3, 5, 7, 9, 11, 13])
  expect(listBlog(POSTS, '?tag=light')).toMatchObject({ pages: 1, tag: 'light' })
  expect(listBlog(POSTS, '?tag=nothing')).toMatchObject({ pages: 2, tag: undefined })
})

test('a page that does not exist becomes the nearest', () => {
  expect(ids('?page=99')).toEqual([13, 14])
  expect(ids('?page=-1')).toEqual(FIRST)
  expect(ids('?page=x')).toEqual(FIRST)
})

test('the query leaves out what is usual', () => {
  expect(blogSearch(undefined, 1)).toBe('')
  expect(blogSearch('light', 2)).toBe('page=2&tag=light')
})

test('tags are ordered by how many articles have them', () => {
  expect(tagsOf(POSTS)).toEqual(['planning', 'light'])
})
