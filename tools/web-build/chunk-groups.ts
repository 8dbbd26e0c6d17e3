/**
 * Chunks: what pages share, joined into a few files by what is needed together. Left alone, the bundler makes one file for each set of
 * pages that share a module: 840 of them, 30 to 45 for one page, each with its own round trip and compressed on its own.
 * A page then loads a little that only its neighbours use; tools/web-build/page-budgets.json says how much is allowed.
 */
const web = (paths: string) => new RegExp(`/src/web/(${paths})\\.tsx?$`);
const domain = (paths: string) => new RegExp(`/src/domain/(${paths})\\.ts$`);
const either = (...tests: readonly RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));
const icons = (names: string) => new RegExp(`/lucide-react/dist/esm/icons/(${names})\\.m?js$`);

const groups = [
  // React and the router change rarely: one long-lived file.
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|rolldown\/runtime/ },
  // The frame every customer page stands in, with all it imports.
  {
    name: 'shell',
    test: either(
      web(
        'root|page-style|layout/(public|site-frame|error-screen|navigation-care|page-meta|fixed-bar-paths)|ui/(page-heading|use-hydrated)|public/_parts/public-meta',
      ),
      domain('text/(contact-format|search-text)'),
      icons('chevron-down|search'),
      /lucide-react\/dist\/esm\/[^/]+\.m?js$|lucide-react\/dist\/esm\/shared\//,
    ),
  },
  { name: 'dates', test: domain('time|time-format') },
  // Small pieces and rules of nearly every page that shows more than text.
  {
    name: 'pieces',
    test: either(
      web(
        'ui/(button|link-button|badge|mark|skeleton|yen|empty-state|kept-text)|illustrations/small-hands|public/_parts/section',
      ),
      domain(
        'code-list|codes|yen|settings/settings|calendar/(patterns|week-rows)|membership/age|files/picture-address|branches/(map-embed|certificates)',
      ),
      icons('chevron-right|map-pin|external-link|baby|train-front|clock|phone'),
    ),
  },
  // What a reserve's address carries.
  {
    name: 'choice',
    test: domain(
      'routing/(with-query|reserve-choice)|text/called-name|care/care-codes|staffing/(staffing-codes|ratio)',
    ),
  },
  // The home page and the list of branches: what is near and free.
  {
    name: 'nearby',
    test: web(
      'parts/(branches/prefecture-links|calendar/nearby/(nearby-search|nearby-skeleton|nearby-search-values))|session/member-known',
    ),
  },
  {
    name: 'drawings',
    test: web(
      'illustrations/(sun|calendar-page|doorway|clock|hero-scene|phone|blocks)|parts/contents/magazine/article-card',
    ),
  },
  // What is said to the reader and asked of them, also where nothing goes to the server.
  {
    name: 'notices',
    test: either(
      web('ui/(notice|field)'),
      icons('circle-check|circle-exclamation-point|circle-alert|triangle-alert|info'),
    ),
  },
  // Asking the server from the browser.
  {
    name: 'asking',
    test: either(
      web('data/(call-function|authorized-fetch|learned-clock|asked-password|browser-functions)'),
      /\/src\/contract\/(callable-codes|server-now|page-errors)\.ts$/,
    ),
  },
  // Pages behind the guard: who is here, what they may see, their questions to the data API, and how to sign in.
  {
    name: 'member',
    test: either(
      web(
        'layout/(guarded|loading-screen)|guard/[\\w-]+|data/(answers|browser-data|data-client|data-error|question|use-answer)|sign-in/(line-button|line-login-intent|line-start|line-error-notice|password-form|password-sign-in|or-line|after-sign-in|stored-choice|sign-in-box)',
      ),
      domain('routing/(routes|route-path|navigation-guard|return-to)'),
      /\/src\/contract\/operations\/(generated|typed-document)\.ts$/,
      icons('eye|eye-off'),
    ),
  },
  {
    name: 'prices',
    test: either(
      web('ui/(price-lines|choice-card|table)|public/_parts/guide/(cancellation-table|guide-section|price-table)'),
      domain('billing/(pricing|bill/line-kinds|cancelling/fair-text)|calendar/meals'),
    ),
  },
  { name: 'branch-page', test: web('parts/branches/page/[\\w-]+|layout/waitlist-path|ui/calendar/oldest-only-note') },
  // From when and how long, on every page of a reserve. Last, so that it takes nothing that lighter pages need.
  {
    name: 'picker',
    test: either(
      web('ui/calendar/stay-picker|parts/calendar/free-hours/(free-stay-picker|day-slots)'),
      domain('reserves/stay-choice'),
    ),
  },
];

/** The first that matches takes a module, with what it imports that no earlier one has taken. */
export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
