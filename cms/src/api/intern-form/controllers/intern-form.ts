import { submissionController } from '../../../features/submissions/server/controller';

export default submissionController('api::intern-form.intern-form');
