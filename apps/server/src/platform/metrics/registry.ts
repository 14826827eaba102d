import {
  Counter,
  type CounterConfiguration,
  Gauge,
  type GaugeConfiguration,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';

/** The metrics of a process; whoever has something to count makes theirs of it. */
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * What is counted under names that begin with `prefix`. Names are in Prometheus' manner: base units
 * (seconds, bytes), `_total` for what only grows. Each label takes a few values that the code knows,
 * never an id, an address or anything that somebody outside makes up: each value is kept for ever.
 */
export function createMetrics(prefix: string) {
  const registry = new Registry();
  const own = <C extends { name: string }>(configuration: C) => ({
    ...configuration,
    name: `${prefix}_${configuration.name}`,
    registers: [registry],
  });
  return {
    counter: <Label extends string = never>(configuration: CounterConfiguration<Label>) =>
      new Counter(own(configuration)),
    gauge: <Label extends string = never>(configuration: GaugeConfiguration<Label>) =>
      new Gauge(own(configuration)),
    histogram: <Label extends string = never>(configuration: HistogramConfiguration<Label>) =>
      new Histogram(own(configuration)),
    contentType: registry.contentType,
    /** All of them, in Prometheus' text format. */
    text: () => registry.metrics(),
  };
}
