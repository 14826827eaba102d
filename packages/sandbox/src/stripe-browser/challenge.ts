import { buildButton, buildElement } from './build.ts';

/**
 * What a bank would show to be sure of its customer; here the person chooses the outcome. Shown by
 * `ask`, which resolves with the choice.
 */
export function createChallenge() {
  let answer: (result: 'pass' | 'fail') => void = () => {};
  const title = buildElement(
    'h3',
    { id: 'challenge-title', tabindex: '-1' },
    'One more confirmation',
  );
  const text = buildElement(
    'p',
    {},
    'Here your bank would ask whether it is really you. In the sandbox, you say how that ends.',
  );
  const buttons = buildElement(
    'div',
    { class: 'choices' },
    buildButton('Accept confirmation', 'main', () => answer('pass')),
    buildButton('Fail confirmation', 'choice', () => answer('fail')),
  );
  const root = buildElement(
    'section',
    { class: 'challenge', 'aria-labelledby': 'challenge-title', hidden: '' },
    title,
    text,
    buttons,
  );
  return {
    root,
    focus: () => title.focus(),
    async ask(): Promise<'pass' | 'fail'> {
      root.hidden = false;
      title.focus();
      const result = await new Promise<'pass' | 'fail'>((resolve) => {
        answer = resolve;
      });
      root.hidden = true;
      return result;
    },
  };
}
