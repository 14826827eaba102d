import { Specimen, States } from '../Specimen.tsx';

const headlines = ['text-display', 'text-section', 'text-title', 'text-3xl', 'text-xl'];
const texts = ['text-lg', 'text-base', 'text-[0.9375rem]', 'text-sm', 'text-xs'];

export function Type() {
  return (
    <Specimen title="Type">
      {headlines.map((size) => (
        <States key={size} of={`headline ${size}`}>
          <p className={`headline ${size}`}>Berries & cream</p>
        </States>
      ))}
      {texts.map((size) => (
        <States key={size} of={size}>
          <p className={`max-w-prose ${size}`}>
            Pick a template, change a word or two, and have a video of 8 seconds.{' '}
            <span className="text-ink-soft">Each one takes 1 credit.</span>{' '}
            <strong>It says what it costs.</strong>
          </p>
        </States>
      ))}
    </Specimen>
  );
}
