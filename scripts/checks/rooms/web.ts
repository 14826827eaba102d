import { below, type Rule } from './rule.ts';

const web = 'apps/web/src/';
const notInBrowsers = ['node:**', 'apps/', '!apps/web/', 'packages/', '!packages/contract/'];
const addressesAndPrices = {
  not: [`${web}lib/{paths,prices}.ts`],
  says: 'Addresses and prices come by props: parts and app know them.',
};

const developers = `${web}app/with-gaps/developers/`;

const rules: readonly Rule[] = [
  {
    of: [web, `!${web}features/`, `!${developers}`],
    not: notInBrowsers,
    says: 'A browser has the contract, and nothing else of ours.',
  },
  {
    of: [developers],
    not: [...notInBrowsers, '!packages/client/{openapi.json,samples/*}?raw'],
    says: "A browser has the contract and, to show them, the API's document and the client's samples.",
  },
  {
    of: [`${web}features/`],
    not: [...notInBrowsers, '!packages/sandbox/src/stripe-browser.ts'],
    says: "A browser has the contract and, to pay with, the sandbox's Stripe.js.",
  },
  {
    of: below(web, ['*/', '*.{ts,tsx}', '!console/']),
    not: [`${web}console/`],
    says: 'The console is a build of its own: nothing outside of it imports from it.',
  },
  {
    of: [`${web}lib/`],
    not: below(web, ['app/', 'parts/', 'features/', 'ui/']),
    says: 'lib imports neither app nor parts nor features nor ui.',
  },
  {
    of: [`${web}ui/`],
    not: [...below(web, ['app/', 'parts/', 'features/']), '@tanstack/**'],
    says: 'ui takes props and gives events: it knows no feature, and fetches nothing.',
  },
  { of: [`${web}ui/`], ...addressesAndPrices },
  {
    of: [`${web}features/*/`],
    not: below(web, ['app/', 'parts/', 'features/']),
    says: 'Features import neither app nor parts nor one another: parts and app compose them.',
  },
  { of: [`${web}features/`], ...addressesAndPrices },
  {
    of: [`${web}parts/`],
    not: [`${web}app/`],
    says: 'A part of a page knows no page, layout or route.',
  },
  {
    of: [`${web}app/layouts/`],
    not: below(web, ['app/pages/', 'app/routes/', 'app/*.{ts,tsx}']),
    says: 'A layout is put around pages, and knows none of them.',
  },
  {
    of: [`${web}app/pages/`],
    not: below(web, ['app/layouts/', 'app/routes/', 'app/*.{ts,tsx}']),
    says: 'A page knows neither its routes nor the layout around it.',
  },
];

export const webApp: readonly Rule[] = rules.map((rule) => ({ ...rule, testsToo: true }));
