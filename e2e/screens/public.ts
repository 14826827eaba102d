import { heading, type Screen, text } from './screen.ts';

/** What anybody may see. */
export const publicScreens: Screen[] = [
  {
    name: 'landing',
    path: '/',
    who: 'visitor',
    shows: heading('Generate Viral AI Videos in Minutes'),
  },
  { name: 'landing-plans', path: '/pricing', who: 'visitor', shows: heading('Studio') },
  { name: 'login', path: '/login', who: 'visitor', shows: text('Continue with Google') },
  {
    name: 'login-declined',
    path: '/login?notice=declined',
    who: 'visitor',
    shows: text('Sign-in was not completed. You can try again any time.'),
  },
  { name: 'templates', path: '/templates', who: 'visitor', shows: heading('AI Video Templates') },
  { name: 'test', path: '/test', who: 'visitor', shows: heading(/./) },
  {
    name: 'templates-signed-in',
    path: '/templates',
    who: 'subscriber',
    shows: heading('AI Video Templates'),
  },
  {
    name: 'mails-unknown',
    path: '/unsubscribe?token=x',
    who: 'visitor',
    shows: heading('This link leads nowhere'),
    mayComplain: /404/,
  },
  {
    name: 'not-found',
    path: '/nowhere',
    who: 'newcomer',
    shows: heading('404 Page Not Found'),
    mayComplain: /404/,
  },
  { name: 'developers', path: '/developers', who: 'visitor', shows: heading('Developers') },
  { name: 'privacy', path: '/privacy', who: 'visitor', shows: heading('Privacy Policy') },
];
