import { billingScreens } from './billing.ts';
import { consoleScreens } from './console.ts';
import { createScreens } from './create.ts';
import { dashboardScreens } from './dashboard.ts';
import { gateScreens } from './gates.ts';
import { planScreens } from './plans.ts';
import { programScreens } from './programs.ts';
import { projectScreens } from './projects.ts';
import { publicScreens } from './public.ts';
import type { Screen } from './screen.ts';
import { seriesScreens } from './series.ts';
import { sharedScreens } from './shared.ts';
import { sharingScreens } from './sharing.ts';
import { takedownScreens } from './takedowns.ts';
import { verifyScreens } from './verify.ts';

/** Every screen of the product in every state, in the order in which a person comes to them. */
export const screens: readonly Screen[] = [
  ...publicScreens,
  ...sharedScreens,
  ...verifyScreens,
  ...gateScreens,
  ...planScreens,
  ...dashboardScreens,
  ...programScreens,
  ...createScreens,
  ...projectScreens,
  ...sharingScreens,
  ...takedownScreens,
  ...seriesScreens,
  ...billingScreens,
  ...consoleScreens,
];
