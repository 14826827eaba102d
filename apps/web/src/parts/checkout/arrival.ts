/**
 * Whether another site brought the browser to this page, as the server read it from Sec-Fetch-Site. A
 * link that anybody can write must not spend a person's money by being opened.
 */
export const arrivedFromElsewhere = (): boolean =>
  document.documentElement.dataset.arrived === 'elsewhere';
