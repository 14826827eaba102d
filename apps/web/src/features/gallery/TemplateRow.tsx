import type { Template } from '@shortcake/contract/template';
import type { Category, TemplateId } from '@shortcake/contract/template-ids';
import { categoryLabel } from '../../lib/category-label.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { GroupHeading } from './GroupHeading.tsx';
import { OwnIdea } from './OwnIdea.tsx';
import type { RowShape } from './row-shapes.ts';
import { TemplateCard } from './TemplateCard.tsx';

type Props = {
  category: Category;
  templates: readonly Template[];
  shape: RowShape;
  linkTo: (id: TemplateId) => string;
  ownIdeaPath: string;
  /** On screen at once: its posters are loaded first. */
  eager: boolean;
};

/** Rows this short leave room from 768 pixels on. */
const SHORT = 2;

export function TemplateRow(props: Props) {
  const { category, templates, shape, linkTo, ownIdeaPath, eager } = props;
  const headingId = `${category}-templates`;
  return (
    <Carousel
      labelledBy={headingId}
      header={
        <GroupHeading id={headingId} category={category} count={templates.length}>
          {`${categoryLabel(category)} Templates`}
        </GroupHeading>
      }
      slides={templates.map((template, index) => ({
        key: template.id,
        content: (
          <TemplateCard template={template} to={linkTo(template.id)} eager={eager && index < 5} />
        ),
      }))}
      {...shape}
      filler={templates.length <= SHORT && <OwnIdea category={category} to={ownIdeaPath} />}
    />
  );
}
