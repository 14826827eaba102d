/** All that a person reads where they check a video. */
export const words = {
  title: 'Check a Video',
  description:
    'Find out what a video or a picture says of itself: who signed it, whether a machine made it, and whether it was made with Shortcake.',
  intro:
    'Give us a video or a picture, and read what it says of itself: who signed it, what made it, and whether that was here.',
  choose: 'Choose a File',
  drop: 'or drop it here',
  limits:
    'MP4, MOV, WebM, MKV or JPEG, up to 100 MB (JPEG: 20 MB). It is looked at and thrown away.',
  sending: (percent: number) => `Sending… ${percent} %`,
  looking: 'Looking at it…',
  progress: 'Sending the file',
  cancel: 'Cancel',
  another: 'Check Another File',

  headlines: {
    made: 'This was made here',
    similar: 'This looks like a video that was made here',
    changed: 'This was signed, and changed since',
    signedHere: 'This was signed here',
    elsewhere: 'Not made here, as far as we know',
    unknown: 'We know nothing of this file',
  },
  sentences: {
    made: 'A machine made it, with Shortcake, and nobody has changed it since.',
    similar:
      'Probably it is a copy of it, cut or encoded anew. Videos of one template can look alike, so this is no proof.',
    similarChanged:
      'Probably it is a copy of it. The file was signed, and was changed since: nothing that it says of itself can be relied on.',
    changed:
      'Nothing that it says of itself can be relied on, nor who signed it. It is not among the videos that were made here.',
    similarSigned: 'A machine made it, with Shortcake. Our signature in it holds.',
    signedHere:
      'Our signature in it holds: a machine made it, with Shortcake. It is not among the videos that we have now; its owner may have deleted it.',
    unknown:
      'It is not among the videos that were made here, which does not mean that a camera took it.',
    elsewhere: 'It was signed by somebody else, and is not among the videos that were made here.',
    looksLikeNone: 'It looks like none of those videos.',
    notCompared:
      'What it looks like was not compared with them: photos are not, and the picture of some videos cannot be read here.',
  },

  says: 'What the file says of itself',
  saysNothing:
    'Nothing. That proves nothing either: when a file is sent on or encoded anew, what it said of itself is mostly lost.',
  cannotBeRead:
    'It was signed, and is broken or was changed since: what it said cannot be read any more.',
  facts: {
    signature: 'Signature',
    signer: 'Signed by',
    createdAt: 'Signed on',
    engine: 'Made with',
    actions: 'What was done',
    source: 'What it is',
  },
  unchanged: 'Holds: the file is as it was signed',
  changed: 'Does not hold: the file was changed since, so what it says may be wrong',
  signedByUs: (signer: string) => `${signer}, which is us`,
  signedByOthers: (signer: string) =>
    `${signer}. Whether that is true we cannot tell: anybody may sign`,
  noSigner: 'Somebody who gives no name',
  /** By IPTC's names of digital source types. */
  sources: {
    trainedAlgorithmicMedia: 'Made by a machine: a trained model',
    algorithmicMedia: 'Made by a machine: a program, without a trained model',
    compositeWithTrainedAlgorithmicMedia: 'Made by a machine in part: a trained model',
    compositeSynthetic: 'Made by a machine in part',
    algorithmicallyEnhanced: 'Taken by somebody, and improved by a program',
    digitalCapture: 'Taken by a camera',
    computationalCapture: 'Taken by a camera, put together of several pictures',
    screenCapture: 'Taken of a screen',
    digitalCreation: 'Made by a person with a program',
    humanEdits: 'Edited by a person',
    virtualRecording: 'A recording of something virtual',
    composite: 'Put together of several things',
  } as Readonly<Record<string, string>>,
  saysNoSource: 'It does not say whether a machine made it',
  actions: {
    'c2pa.created': 'Made',
    'c2pa.opened': 'Begun with another file',
    'c2pa.placed': 'Another file put in',
    'c2pa.cropped': 'Cropped',
    'c2pa.resized': 'Resized',
    'c2pa.transcoded': 'Encoded anew',
    'c2pa.repackaged': 'Written into another file',
    'c2pa.edited': 'Edited',
    'c2pa.color_adjustments': 'Colors changed',
    'c2pa.converted': 'Converted',
    'c2pa.published': 'Published',
    'c2pa.watermarked': 'Watermarked',
    'c2pa.unknown': 'Something that is not named',
  } as Readonly<Record<string, string>>,

  empty: 'This file is empty. Choose another one.',
  tooLarge: 'This file has more than 100 MB. Cut it, or save it smaller, and try again.',
  notRead: 'This is no video and no JPEG that we can read. We read MP4, MOV, WebM, MKV and JPEG.',
  tooLargePicture: 'This picture has more than 20 MB. Save it smaller, and try again.',
  tooSlow: 'The file came too slowly to be taken. Try a better connection, or a smaller file.',
  tooMany: 'That was a lot of files. Wait a minute, and try again.',
  busy: 'Many people check files at the moment. Try again in some seconds.',
  offline: 'The file could not be sent. Check your connection, and try again.',
  failed: 'The file could not be checked. Try again, or choose another one.',
} as const;
