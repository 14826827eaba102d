import { useCallback, useEffect, useState } from 'react';
import { clipCodec } from './clip-codec.ts';
import { useInView, watchVisible } from './in-view.ts';
import { PreviewVideo } from './PreviewVideo.tsx';
import { clipUrl } from './preview-urls.ts';
import type { PreviewedTemplate } from './previewed-template.ts';
import { usePreviewsPaused } from './previews-paused.ts';
import { SoundButton } from './SoundButton.tsx';
import { turnSoundOff, turnSoundOn, useSounding } from './sounding.ts';
import { useHoverSound } from './useHoverSound.ts';
import { usePageVisible } from './usePageVisible.ts';

/**
 * What moves in a preview: a chunk of its own, because no page needs it to show, and there only near
 * the window. The clip plays only while it can be seen. While previews are paused, a press on
 * the sound button still plays this one.
 */
export default function PreviewPlayer({ template }: { template: PreviewedTemplate }) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [failed, setFailed] = useState(false);
  const isVisible = useInView(box, watchVisible);
  const isPageVisible = usePageVisible();
  const paused = usePreviewsPaused();
  const sounds = useSounding(box);
  const hush = useCallback(() => box && turnSoundOff(box), [box]);

  useHoverSound(paused ? null : box);
  useEffect(() => {
    if (paused || !isVisible) hush();
  }, [paused, isVisible, hush]);

  return (
    <div ref={setBox} className="absolute inset-0">
      {!failed && (
        <PreviewVideo
          src={clipUrl(template.id, clipCodec())}
          plays={isVisible && isPageVisible && (!paused || sounds)}
          sounds={sounds}
          onSoundRefused={hush}
          onFailed={() => setFailed(true)}
        />
      )}
      {box && !failed && (
        <SoundButton
          title={template.title}
          isOn={sounds}
          onPress={() => (sounds ? turnSoundOff(box) : turnSoundOn(box))}
        />
      )}
    </div>
  );
}
