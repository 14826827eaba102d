export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export const isScheme = (value: unknown): value is Scheme => schemes.includes(value as Scheme);

/**
 * Shows this document in `scheme`, whatever the system prefers: rewrites the conditions of its style
 * sheets, and of those that come later by hot reload. The product itself has no such switch.
 */
export function showScheme(scheme: Scheme): void {
  document.documentElement.style.colorScheme = scheme;
  const settle = () => {
    for (const sheet of document.styleSheets) settleRules(sheet.cssRules, scheme);
  };
  settle();
  new MutationObserver(settle).observe(document.head, { childList: true, subtree: true });
}

function settleRules(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const asked = /prefers-color-scheme: (light|dark)/.exec(rule.conditionText)?.[1];
      if (asked) rule.media.mediaText = asked === scheme ? 'all' : 'not all';
    }
    if ('cssRules' in rule) settleRules(rule.cssRules as CSSRuleList, scheme);
  }
}
