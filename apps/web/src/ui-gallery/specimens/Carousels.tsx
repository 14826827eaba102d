import { useId } from 'react';
import { Card } from '../../ui/Card.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Specimen, States } from '../Specimen.tsx';

const slides = Array.from({ length: 9 }, (_, index) => ({
  key: String(index),
  content: <Card className="grid h-44 place-items-center">{index + 1}</Card>,
}));

export function Carousels() {
  return (
    <Specimen title="Carousels">
      <States of="Carousel: longer than its window, all in sight">
        <Row title="Nine slides" count={9} />
        <Row title="Two slides" count={2} />
      </States>
    </Specimen>
  );
}

function Row({ title, count }: { title: string; count: number }) {
  const id = useId();
  return (
    <div className="w-full">
      <Carousel
        labelledBy={id}
        header={
          <h3 id={id} className="font-bold">
            {title}
          </h3>
        }
        slides={slides.slice(0, count)}
        slideClass="basis-1/2 md:basis-1/3 lg:basis-1/5"
      />
    </div>
  );
}
