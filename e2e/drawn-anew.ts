import type { Page } from '@playwright/test';

/**
 * How many of the elements that `selector` names were drawn anew while `act` went on, whether that changed
 * them or not. React gives an element's props to it as an object, another one each time that it draws it.
 */
export async function drawnAnew(
  page: Page,
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  const read = () =>
    page.evaluateHandle(
      (of) =>
        [...document.querySelectorAll(of)].map((element) => {
          const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'));
          if (!key) throw new Error('React keeps the props of its elements elsewhere now');
          return (element as unknown as Record<string, unknown>)[key];
        }),
      selector,
    );
  const before = await read();
  await act();
  const after = await read();
  return page.evaluate(
    ([known, now]) =>
      (now as unknown[]).filter((props) => !(known as unknown[]).includes(props)).length,
    [before, after] as const,
  );
}
