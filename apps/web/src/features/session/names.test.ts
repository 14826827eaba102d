import { describe, expect, it } from 'vitest';
import { displayName, greetingName, initials } from './names.ts';

const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const nobody = { firstName: null, lastName: null, email: '' };

describe('how a person is named', () => {
  it('shows the full name, else the e-mail, else "User"', () => {
    expect(displayName(ada)).toBe('Ada Byron');
    expect(displayName({ ...ada, lastName: null })).toBe('Ada');
    expect(displayName({ ...ada, firstName: ' ', lastName: null })).toBe('ada@example.com');
    expect(displayName(nobody)).toBe('User');
  });

  it('greets by the first name, else by the e-mail before its @', () => {
    expect(greetingName(ada)).toBe('Ada');
    expect(greetingName({ ...ada, firstName: null })).toBe('ada');
    expect(greetingName(nobody)).toBe('there');
  });

  it('makes initials of both names, else the first letter of the e-mail, else "U"', () => {
    expect(initials(ada)).toBe('AB');
    expect(initials({ ...ada, firstName: '🍓berry', lastName: 'cake' })).toBe('🍓C');
    expect(initials({ ...ada, firstName: null, lastName: null })).toBe('A');
    expect(initials(nobody)).toBe('U');
  });
});
