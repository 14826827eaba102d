/** What to tell people whose credits come later: they need not pay again. */
export const lateWords = {
  paid: 'Your credits arrive by themselves, usually within a minute or so. There is no need to pay again.',
  processing:
    'Your bank is still at work. Your credits arrive by themselves once it is done. There is no need to pay again.',
};
