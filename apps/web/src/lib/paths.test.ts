import { describe, expect, it } from 'vitest';
import { paths, safeReturnTo } from './paths.ts';

it('carries the way back through sign-in', () => {
  expect(paths.server.signIn('/dashboard/projects?a=b')).toBe(
    '/auth/google?returnTo=%2Fdashboard%2Fprojects%3Fa%3Db',
  );
  expect(paths.login()).toBe('/login');
});

describe('the way back', () => {
  it('is a path of ours', () => {
    expect(safeReturnTo('/dashboard/projects?a=b#c')).toBe('/dashboard/projects?a=b#c');
  });

  it('leads to nobody else', () => {
    for (const elsewhere of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'x',
      '',
    ]) {
      expect(safeReturnTo(elsewhere)).toBeNull();
    }
    expect(safeReturnTo(null)).toBeNull();
  });
});
