import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/link.tsx'
import { Photo, type PhotoSource } from '#/ui/site/photo.tsx'
import { SLOTS } from '#/ui/site/photo-slots.ts'

/** An article as a list shows it. `date` is ISO. */
export interface ListedPost {
  readonly id: string
  readonly date: string
  readonly title: string
  readonly lead: string
  readonly tags: readonly string[]
  readonly picture: PhotoSource | undefined
}

interface PostListProps {
  readonly posts: readonly ListedPost[]
  /** Names of the tags in the page's language, by tag. */
  readonly tagNames: Readonly<Record<string, string>>
}

/** Articles one below the other: picture, date and tags, title, opening. */
export function PostList({ posts, tagNames }: PostListProps) {
  const language = useLanguage()
  return (
    <ul className="wrap plain-posts">
      {posts.map((post, index) => (
        <li key={post.id}>
          {post.picture && <Photo photo={post.picture} slot={SLOTS.post} priority={index === 0} />}
          <div>
            <p className="label">
              <time dateTime={post.date}>{formatDate(post.date, language)}</time>
              {post.tags.map((tag) => ` · ${tagNames[tag] ?? tag}`)}
            </p>
            <h2>
              <PageLink page="blog-post" params={{ slug: post.id }}>
                {post.title}
              </PageLink>
            </h2>
            <p>{post.lead}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
