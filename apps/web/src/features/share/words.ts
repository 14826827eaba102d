/** All that a person reads where they share a video. */
export const words = {
  heading: 'Share',
  before:
    'Whoever has the link can watch this video without an account, and make one like it: from the same template, with what you put into its places. Your name and your own prompt stay with you.',
  make: 'Make Link and Copy It',
  link: 'Link',
  send: 'Share…',
  open: 'Open Page',
  views: (views: number) => (views === 1 ? 'Opened once' : `Opened ${views} times`),
  unseen: 'Not opened yet',
  qr: 'QR code of the link',
  showQr: 'QR code',
  showEmbed: 'Embed',
  embed: 'Embed code',
  embedHint: 'Puts the player into a page of your own.',
  listed: 'Listed',
  listedHint: 'Search engines may show the page. Otherwise only the link leads to it.',
  allowPrompt: 'Lend your prompt',
  allowPromptHint: 'Whoever makes a video like this begins with your own words.',
  templateHint:
    'Others begin with the template and what you put into it; with this on, with your edits too.',
  name: 'Name on the page',
  nameHint: 'Nobody is named unless you write a name here.',
  saveName: 'Save',
  end: 'End This Link',
  endTitle: 'End this link?',
  endText:
    'The page stops working at once, for everybody, and so does the player in other pages. Sharing the video again makes another link.',
  ended: { title: 'Link Ended', description: 'Nobody can open it any more.' },
  failed: 'Error',
};
