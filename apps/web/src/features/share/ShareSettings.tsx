import { embedCode, embedSize } from '@shortcake/contract/embed-code';
import type { Project } from '@shortcake/contract/project';
import type { Share } from '@shortcake/contract/share';
import { CUSTOM_TEMPLATE_ID } from '@shortcake/contract/template-ids';
import { Code, ExternalLink, QrCode, Share as ShareIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { CopyField } from '../../ui/CopyField.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { NameField } from './NameField.tsx';
import { words } from './words.ts';

type Props = {
  project: Project;
  share: Share;
  /** Whether the link was copied as it was made. */
  wasCopied: boolean;
  onChange: (changes: Partial<Pick<Share, 'listed' | 'name' | 'allowPrompt'>>) => void;
  onEnd: () => void;
};

/** A link that is there: to take along, to say what it shows, and to end. */
export function ShareSettings({ project, share, wasCopied, onChange, onEnd }: Props) {
  const { title, templateData } = project;
  const { url, embedUrl, views } = share;
  const [shown, setShown] = useState<'qr' | 'embed' | null>(null);
  const [isEnding, setEnding] = useState(false);
  const end = useRef<HTMLButtonElement>(null);
  const toggle = (what: 'qr' | 'embed') => setShown(shown === what ? null : what);
  const isCustom = templateData.templateId === CUSTOM_TEMPLATE_ID;
  return (
    <div className="grid gap-5">
      <div className="grid gap-3">
        <CopyField label={words.link} text={url} wasCopied={wasCopied} />
        <div className="flex flex-wrap gap-2">
          {'share' in navigator && (
            <Button
              variant="secondary"
              size="small"
              // Whoever thinks better of it ends it with an error.
              onClick={() => void navigator.share({ title, url }).catch(() => {})}
            >
              <ShareIcon aria-hidden="true" className="size-4" />
              {words.send}
            </Button>
          )}
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            <ExternalLink aria-hidden="true" className="size-4" />
            {words.open}
          </a>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={shown === 'qr'}
            onClick={() => toggle('qr')}
          >
            <QrCode aria-hidden="true" className="size-4" />
            {words.showQr}
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={shown === 'embed'}
            onClick={() => toggle('embed')}
          >
            <Code aria-hidden="true" className="size-4" />
            {words.showEmbed}
          </Button>
        </div>
        {shown === 'qr' && (
          <img
            src={`${new URL(url).pathname}/qr.svg`}
            alt={words.qr}
            width="192"
            height="192"
            className="justify-self-center rounded-control bg-white"
          />
        )}
        {shown === 'embed' && (
          <CopyField
            label={words.embed}
            hint={words.embedHint}
            text={embedCode({ embedUrl, title }, embedSize(templateData.aspectRatio))}
          />
        )}
        <p className="text-ink-soft text-sm">{views > 0 ? words.views(views) : words.unseen}</p>
      </div>
      <div className="divide-y divide-line border-line border-y">
        <Switch
          label={words.listed}
          hint={words.listedHint}
          checked={share.listed}
          onCheckedChange={(listed) => onChange({ listed })}
        />
        <Switch
          label={words.allowPrompt}
          hint={isCustom ? words.allowPromptHint : words.templateHint}
          checked={share.allowPrompt}
          onCheckedChange={(allowPrompt) => onChange({ allowPrompt })}
        />
      </div>
      <NameField name={share.name} onSave={(name) => onChange({ name })} />
      <Button ref={end} variant="quiet" onClick={() => setEnding(true)}>
        <span className="text-berry-ink">{words.end}</span>
      </Button>
      <AlertDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={words.endTitle}
        description={words.endText}
        confirmLabel={words.end}
        onConfirm={onEnd}
        returnFocusTo={end}
      />
    </div>
  );
}
