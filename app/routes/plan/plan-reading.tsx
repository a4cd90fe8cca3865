import { Diaspora } from './contents/diaspora.tsx';
import { PlanContents } from './contents/plan-contents.tsx';
import { Enrolment } from './enrolment/enrolment.tsx';

/** The part of the page that is only read. */
export default function PlanReading() {
  return (
    <>
      <PlanContents />
      <Diaspora />
      <Enrolment />
    </>
  );
}
