import type { BlogPost } from './content.schema.ts'

/** Articles on one page of the blog. */
const PAGE_SIZE = 12

interface Tagged {
  readonly tags: readonly string[]
}

/** One page of the blog, optionally of one tag only. */
export interface BlogListing<P extends Tagged> {
  readonly posts: readonly P[]
  /** The chosen tag, when any article has it. */
  readonly tag: string | undefined
  /** Counted from 1, as is `pages`. */
  readonly page: number
  readonly pages: number
}

/**
 * Articles for a query (`?tag=light&page=2`). An unknown tag is ignored; a page beyond the last becomes the
 * last.
 */
export function listBlog<P extends Tagged>(posts: readonly P[], search: string): BlogListing<P> {
  const query = new URLSearchParams(search)
  const wanted = query.get('tag')
  const tag = posts.some(({ tags }) => tags.includes(wanted ?? '')) ? (wanted ?? undefined) : undefined
  const chosen = tag === undefined ? posts : posts.filter(({ tags }) => tags.includes(tag))
  const pages = Math.max(1, Math.ceil(chosen.length / PAGE_SIZE))
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  return { posts: chosen.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), tag, page, pages }
}

/** The query of a page of the listing; the first page of all articles has none. */
export function blogSearch(tag: string | undefined, page: number): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (tag !== undefined) query.set('tag', tag)
  return query.toString()
}

/** Every tag that an article has, the most frequent first. */
export function tagsOf(posts: readonly Tagged[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => tag)
}

/** Number of related articles. */
const NEXT_POSTS = 3

/** Related articles: those that share most topics, the newest first among equals. */
export function readNext(posts: readonly BlogPost[], post: BlogPost): BlogPost[] {
  const shared = ({ tags }: BlogPost) => tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, NEXT_POSTS)
}
