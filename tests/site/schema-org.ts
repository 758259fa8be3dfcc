/**
 * A check of structured data at run time. Types and properties are those of schema.org: the lists only compile while
 * `schema-dts`, which is generated from its vocabulary, has them. What is required follows Google's pages on rich
 * results (breadcrumb, article, organization) and what the site promises of itself.
 */
import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ContactPointLeaf,
  EntryPointLeaf,
  EventVenueLeaf,
  ItemListLeaf,
  ListItemLeaf,
  LocationFeatureSpecificationLeaf,
  OfferLeaf,
  OrganizationLeaf,
  PostalAddressLeaf,
  PropertyValueLeaf,
  SearchActionLeaf,
  ServiceLeaf,
  UnitPriceSpecificationLeaf,
  WebSiteLeaf,
} from 'schema-dts'

interface Rule<T> {
  readonly required: readonly (keyof T & string)[]
  readonly also?: readonly (keyof T & string)[]
}

interface Rules {
  BlogPosting: Rule<BlogPostingLeaf>
  BreadcrumbList: Rule<BreadcrumbListLeaf>
  ContactPoint: Rule<ContactPointLeaf>
  EntryPoint: Rule<EntryPointLeaf>
  EventVenue: Rule<EventVenueLeaf>
  ItemList: Rule<ItemListLeaf>
  ListItem: Rule<ListItemLeaf>
  LocationFeatureSpecification: Rule<LocationFeatureSpecificationLeaf>
  Offer: Rule<OfferLeaf>
  Organization: Rule<OrganizationLeaf>
  PostalAddress: Rule<PostalAddressLeaf>
  PropertyValue: Rule<PropertyValueLeaf>
  SearchAction: Rule<SearchActionLeaf & { 'query-input': string }>
  Service: Rule<ServiceLeaf>
  UnitPriceSpecification: Rule<UnitPriceSpecificationLeaf>
  WebSite: Rule<WebSiteLeaf>
}

const RULES: Rules = {
  BlogPosting: {
    required: ['headline', 'description', 'datePublished', 'author', 'publisher', 'url', 'inLanguage'],
    also: ['@id', 'image', 'dateModified', 'mainEntityOfPage', 'keywords'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ContactPoint: { required: ['contactType', 'telephone', 'email', 'availableLanguage'] },
  EntryPoint: { required: ['urlTemplate'] },
  EventVenue: {
    required: ['@id', 'name', 'description', 'url', 'image', 'address', 'maximumAttendeeCapacity'],
    also: ['additionalProperty', 'amenityFeature'],
  },
  ItemList: { required: ['itemListElement', 'numberOfItems'] },
  ListItem: { required: ['position', 'name'], also: ['item', 'url'] },
  LocationFeatureSpecification: { required: ['name', 'value'], also: ['unitCode'] },
  Offer: { required: ['url', 'itemOffered', 'priceSpecification'] },
  Organization: {
    required: ['@id', 'name', 'url', 'logo'],
    also: ['description', 'address', 'contactPoint', 'sameAs'],
  },
  // No street: exact addresses are never public (behaviour 6.1).
  PostalAddress: { required: ['addressLocality', 'addressCountry'], also: ['postalCode'] },
  PropertyValue: { required: ['name', 'value'], also: ['unitCode'] },
  SearchAction: { required: ['target', 'query-input'] },
  Service: { required: ['name'], also: ['areaServed'] },
  UnitPriceSpecification: {
    required: ['minPrice', 'priceCurrency', 'unitCode'],
    also: ['valueAddedTaxIncluded'],
  },
  WebSite: { required: ['name', 'url', 'potentialAction'], also: ['@id', 'inLanguage', 'publisher'] },
}

/** Properties whose text is an address. */
const ADDRESSES: ReadonlySet<string> = new Set([
  '@id',
  'url',
  'item',
  'logo',
  'image',
  'mainEntityOfPage',
  'sameAs',
])

const DATES: ReadonlySet<string> = new Set(['datePublished', 'dateModified'])

/** A node of a graph. */
export type Node = Readonly<Record<string, unknown>>

/** Problems of a page's graph, each with its path; empty for a valid graph. */
export function graphProblems(graph: unknown): string[] {
  if (!isNode(graph) || graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph'])) {
    return ['not a graph of https://schema.org']
  }
  return graph['@graph'].flatMap((node: unknown, index) => nodeProblems(node, `@graph.${index}`))
}

/** The nodes of one type in a graph. */
export function nodesOf(graph: unknown, type: keyof Rules): Node[] {
  const nodes = isNode(graph) && Array.isArray(graph['@graph']) ? (graph['@graph'] as unknown[]) : []
  return nodes.filter(isNode).filter((node) => node['@type'] === type)
}

function nodeProblems(node: unknown, place: string): string[] {
  if (!isNode(node)) return [`${place} is no node`]
  // A reference to a node elsewhere.
  if (Object.keys(node).join() === '@id') return valueProblems('@id', node['@id'], place)
  const type = String(node['@type'])
  if (!Object.hasOwn(RULES, type)) return [`${place}: ${type} is not among the types that this site uses`]
  const { required, also = [] } = RULES[type as keyof Rules]
  const allowed: readonly string[] = [...required, ...also, '@type']
  return [
    ...required.filter((name) => node[name] === undefined).map((name) => `${place}: ${type} lacks ${name}`),
    ...Object.keys(node)
      .filter((name) => !allowed.includes(name))
      .map((name) => `${place}: ${type} has no ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => valueProblems(name, value, `${place}.${name}`)),
  ]
}

function valueProblems(name: string, value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => valueProblems(name, item, `${place}.${index}`))
  }
  if (isNode(value)) return nodeProblems(value, place)
  if (value === '' || value === null || value === undefined) return [`${place} is empty`]
  if (ADDRESSES.has(name) && !/^https?:\/\/[^\s]+$/.test(String(value)))
    return [`${place} is no whole address`]
  if (DATES.has(name) && Number.isNaN(Date.parse(String(value)))) return [`${place} is no date`]
  return []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
