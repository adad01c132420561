import { submissionController } from '../../../features/submissions/server/controller';

export default submissionController('api::donate-form.donate-form');
