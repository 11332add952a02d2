CREATE TABLE "energy_checkins" (
	"user_id" text NOT NULL,
	"id" uuid NOT NULL,
	"level" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "energy_checkins_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "energy_checkins" ADD CONSTRAINT "energy_checkins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "energy_checkins_user_created" ON "energy_checkins" USING btree ("user_id","created_at");