import type { BlogPost } from './content.schema.ts'

/** Number of related articles. */
const NEXT_POSTS = 3

/** Related articles: those that share most topics, the newest first among equals. */
export function readNext(
  posts: readonly BlogPost[],
  post: BlogPost,
): Pick<BlogPost, 'id' | 'date' | 'title'>[] {
  const shared = ({ tags }: BlogPost) => tags.filter((tag) => post.tags.includes(tag)).length
  return posts
    .filter(({ id }) => id !== post.id)
    .toSorted((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, NEXT_POSTS)
    .map(({ id, date, title }) => ({ id, date, title }))
}
