import { atEveryWidth, expect, test } from './story.ts';

test.use({ reducedMotion: 'no-preference' });

test('a visitor sees what it is, what it makes, what it costs, and what is around it', async ({
  page,
}) => {
  await atEveryWidth(page, '/', async () => {
    await expect(page).toHaveTitle(/Generate Viral AI Videos in Minutes/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Generate Viral AI Videos in Minutes' }),
    ).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Generate Now' })).toBeInViewport();
    const samples = page.getByRole('region', { name: 'Sample templates' });
    await expect(samples.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText('Trusted by 9000+ creators')).toBeVisible();
    const plans = page.getByRole('region', { name: 'Choose your slice' });
    await expect(plans.getByRole('heading', { level: 3 })).toHaveText([
      'Starter',
      'Creator',
      'Pro',
      'Studio',
    ]);
    for (const price of ['$0.12', '$0.60', '$0.18', '$0.61']) {
      await expect(plans.getByText(price, { exact: true })).toBeVisible();
    }
    const quotes = page.getByRole('region', { name: 'What our stars say' });
    await expect(quotes.getByRole('blockquote')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Start Creating Now' })).toHaveAttribute(
      'href',
      '/login',
    );
    const top = page.getByRole('navigation', { name: 'Main' });
    await expect(top.getByRole('link', { name: 'AI Video Templates' })).toHaveAttribute(
      'href',
      '/templates',
    );
    for (const name of ['Login', 'Start Generating']) {
      await expect(top.getByRole('link', { name })).toHaveAttribute('href', '/auth/google');
    }
    const product = page.getByRole('navigation', { name: 'Product' });
    await expect(product.getByRole('link')).toHaveText([
      'Templates',
      'Pricing',
      'Check a video',
      'Developers',
      'Dashboard',
    ]);
    const support = page.getByRole('navigation', { name: 'Support' });
    await expect(support.getByRole('link')).toHaveText([
      'Help Center',
      'Contact us',
      'Privacy Policy',
      'Terms of Service',
      'Imprint',
    ]);
    await expect(support.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
  });
  await page.getByRole('navigation', { name: 'Product' }).getByText('Pricing').click();
  await expect(page.getByRole('heading', { name: 'Choose your slice' })).toBeInViewport();
  // Signed out, an unknown address is the landing page.
  await page.goto('/nowhere');
  await page.getByRole('link', { name: 'Generate Now' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a visitor who asks for prices is at the plans, and signs in on the way to one', async ({
  creator,
}) => {
  const { page } = creator;
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/pricing');
    await expect(page).toHaveTitle(/Pricing/);
    await expect(page.getByRole('heading', { name: 'Choose your slice' })).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Choose Pro' }).click();
  await page.getByText('Continue with Google').click();
  await creator.chooseAccount();
  await expect(page.getByRole('heading', { name: 'Subscribe to Pro' })).toBeVisible();
});

test('the login page says what it is at every width, and what is to be agreed to can be read', async ({
  page,
}) => {
  await atEveryWidth(page, '/login', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome to Shortcake' })).toBeVisible();
    await expect(page.getByText('Create viral videos with AI in seconds')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/auth/google',
    );
    await expect(page.getByText('Terms of Service and Privacy Policy')).toBeVisible();
  });
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    if (name === 'Terms of Service') await page.goBack();
  }
  await page.getByRole('navigation', { name: 'Support' }).getByText('Imprint').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
});

test('a signed-in person is told of a page that is not there, and has a header of their own', async ({
  creator,
}) => {
  const { page } = creator;
  creator.mayComplain = /404/;
  await creator.signIn();
  await atEveryWidth(page, '/nowhere', async () => {
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    const top = page.getByRole('navigation', { name: 'Main' });
    await expect(top.getByRole('link', { name: 'Choose Plan' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    await expect(top.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/api/logout');
  });
  await page.goto('/test');
  await expect(page.getByRole('heading', { name: 'Test page' })).toBeVisible();
});
