import { index, layout, rootRoute, route } from '@tanstack/virtual-file-routes'

/**
 * Every route of the site, by its internal address. Visitors never see these: public addresses are
 * rewritten to `/l/{interface}/{slug language}/{page id}/…` (`src/i18n/addresses/internal-routes.ts`), so that
 * a page exists once and not once per language.
 */
export const routes = rootRoute('root.tsx', [
  route('/l/$ui/$content', 'site/public-layout.tsx', [
    index('site/home.tsx'),
    route('/venues', 'site/venues.tsx'),
    route('/venue/$slug', 'site/venue.tsx'),
    route('/admin-venue-preview/$slug', 'site/venue-preview.tsx'),
    route('/favorites', 'site/favorites.tsx'),
    route('/shortlist/$slug', 'site/shortlist.tsx'),
    route('/contact', 'site/contact.tsx'),
    route('/contact-us', 'site/contact-us.tsx'),
    route('/contact-venue', 'site/contact-venue.tsx'),
    route('/contact-success', 'site/contact-success.tsx'),
    route('/submit-venue', 'site/submit-venue.tsx'),
    route('/neighborhood/$id', 'site/neighborhood.tsx'),
    route('/event/$id', 'site/event.tsx'),
    route('/blog', 'site/blog.tsx'),
    route('/blog-post/$slug', 'site/blog-post.tsx'),
    route('/old-blog/$slug', 'site/old-blog.tsx'),
    route('/external-blog/$url', 'site/external-blog.tsx'),
    route('/performance-monitor', 'site/performance-monitor.tsx'),
    route('/$page', 'site/plain-page.tsx'),
    route('/not-found/$path', 'site/not-found.tsx'),
  ]),
  // The back office: what is open to everybody, and what asks who is there.
  layout('sign-in', 'admin/sign-in-layout.tsx', [
    route('/l/$ui/$content/admin-login', 'admin/sign-in.tsx'),
    route('/l/$ui/$content/admin-forgotten', 'admin/forgotten.tsx'),
    route('/l/$ui/$content/admin-reset', 'admin/reset.tsx'),
    route('/l/$ui/$content/admin-invitation', 'admin/invitation.tsx'),
  ]),
  layout('staff', 'admin/staff-layout.tsx', [
    route('/l/$ui/$content/admin', 'admin/dashboard.tsx'),
    route('/l/$ui/$content/admin-requests', 'admin/enquiries.tsx'),
    route('/l/$ui/$content/admin-venues', 'admin/venues.tsx'),
    route('/l/$ui/$content/admin-venue/$slug', 'admin/venue.tsx'),
    route('/l/$ui/$content/admin-templates', 'admin/templates.tsx'),
    route('/l/$ui/$content/admin-redirects', 'admin/redirects.tsx'),
    route('/l/$ui/$content/admin-people', 'admin/people.tsx'),
    route('/l/$ui/$content/admin-settings', 'admin/settings.tsx'),
    route('/l/$ui/$content/admin-not-found/$path', 'admin/not-found.tsx'),
    route('/l/$ui/$content/admin-account', 'admin/account.tsx'),
    route('/l/$ui/$content/admin-confirm', 'admin/confirm.tsx'),
  ]),
  route('/sitemap.xml', 'api/sitemap.ts'),
  route('/sitemap-{$language}.xml', 'api/sitemap-language.ts'),
  route('/feed-{$language}.xml', 'api/feed-language.ts'),
  route('/api/venue-photos/$id', 'api/venue-photos.ts'),
  route('/api/icons/{$collection}.json', 'api/icons.ts'),
  route('/robots.txt', 'api/robots.ts'),
  route('/api/form-token', 'api/form-token.ts'),
  route('/api/venue-cards', 'api/venue-cards.ts'),
  route('/api/compared-venues', 'api/compared-venues.ts'),
  route('/api/plan-sketches', 'api/plan-sketches.ts'),
  route('/api/shortlists', 'api/shortlists.ts'),
  route('/api/shortlists/dossier', 'api/local-dossier.ts'),
  route('/api/venues/$slug/plan.pdf', 'api/venue-plan.ts'),
  route('/api/shortlists/$token/dossier.pdf', 'api/shared-dossier.ts'),
  route('/api/shortlists/own', 'api/own-shortlist.ts'),
  route('/api/shortlists/stop-mails', 'api/stop-shortlist-mails.ts'),
  route('/api/proposal-photos', 'api/proposal-photos.ts'),
  route('/api/proposal-photos/$id', 'api/proposal-photo.ts'),
])
