/** Where a browser keeps the choice about Google's tag: `{ choice, until }`. */
export const CONSENT_KEY = 'passage.consent'

/**
 * Script of the head, run before the first paint on sites that use Google's tag: puts the choice on `<html data-consent>` as
 * `granted`, `denied` or `ask`. The bar that asks is in every page and is shown by the stylesheet for `ask` alone,
 * so the page is the same for everybody and nothing moves. Visitors who ask not to be tracked are not asked.
 */
export const CONSENT_SCRIPT = `(function(d,n){if(d.consent)return;var c;try{c=JSON.parse(localStorage.getItem("${CONSENT_KEY}"))}catch(e){}d.consent=c&&c.until>Date.now()&&/^(granted|denied)$/.test(c.choice)?c.choice:n.globalPrivacyControl||n.doNotTrack=="1"?"denied":"ask"})(document.documentElement.dataset,navigator)`
